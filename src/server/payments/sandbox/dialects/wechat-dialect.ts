import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { writeInstant } from './china-time.ts';
import {
  type Dialect,
  isTold,
  type ReceivedNotice,
  type SentNotice,
  type SigningParty,
  type Told,
} from './dialect.ts';
import { parseObject } from './parse-object.ts';
import { isSigned, signNotification } from './sign-notification.ts';
import { readContract, writeContract } from './wechat-contract.ts';

const algorithm = 'AEAD_AES_256_GCM';
const about = 'transaction';
const tagLength = 16;

/**
 * This bank speaks as WeChat Pay does: fen, a signature over headers and bytes, what is said in a
 * sealed resource, refunds that take a while, and settlement to the custody bank by itself.
 */
export const wechatDialect: Dialect = {
  name: 'sandbox-wechat',
  path: 'wechat',
  appIdFor: (payChannel) => `wxsandbox${payChannel}`,
  writeNotice: (party, told, now) => sealNotice(party, writeResource(told), now),
  readNotice: (party, received) => openSigned(party, received, readResource),
  writeAgreement: (party, told, now) => sealNotice(party, writeContract(told), now),
  readAgreement: (party, received) => openSigned(party, received, readContract),
  acknowledgement: { status: 200, contentType: 'application/json', body: '{"code":"SUCCESS"}' },
  isTaken: ({ status }) => status === 200 || status === 204,
  opens: 'prepaid',
  wantsAnnounced: true,
  refundMs: 2000,
  settles: 'gateway',
};

function openSigned<Read>(
  party: SigningParty,
  received: ReceivedNotice,
  read: (plain: string) => Read | undefined,
): Read | undefined {
  if (!isSigned(party, received)) return undefined;
  const plain = openNotice(party, received.body);
  return plain === undefined ? undefined : read(plain);
}

/**
 * Writes in the one way in which this bank says what became of a payment: these members, in this
 * order, unspaced.
 */
export function writeResource(told: Told): string {
  return JSON.stringify({
    mchid: told.merchant,
    appid: told.appId,
    out_trade_no: told.tradeNo,
    transaction_id: told.gatewayTradeNo,
    amount: { total: told.amountInFen, currency: told.currency },
    trade_state: told.status,
    success_time: writeInstant(told.paidAt),
  });
}

/**
 * Answers undefined for anything that the bank would not have written byte for byte, which settles
 * duplicate keys, other encodings and odd numbers at once.
 */
function readResource(text: string): Told | undefined {
  const value = parseObject(text) as Partial<Record<string, unknown>> | undefined;
  const amount = value?.amount as { total?: unknown; currency?: unknown } | undefined;
  const told = {
    ...{ merchant: value?.mchid, appId: value?.appid, tradeNo: value?.out_trade_no },
    ...{ gatewayTradeNo: value?.transaction_id, amountInFen: amount?.total },
    ...{ currency: amount?.currency, status: value?.trade_state },
    paidAt: Date.parse(String(value?.success_time)),
  } as Told;
  const { merchant, appId, tradeNo, gatewayTradeNo, currency } = told;
  const texts = [merchant, appId, tradeNo, gatewayTradeNo, currency];
  if (!isTold(told) || !texts.every((one) => typeof one === 'string')) return undefined;
  return writeResource(told) === text ? told : undefined;
}

/** Seals what is said for the merchant and signs the bytes. */
export function sealNotice(
  party: SigningParty,
  plain: string | Uint8Array,
  now: number,
): SentNotice {
  const nonce = randomBytes(6).toString('hex');
  const cipher = createCipheriv('aes-256-gcm', keyOf(party), nonce);
  cipher.setAAD(Buffer.from(about));
  const sealed = [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
  const body = JSON.stringify({
    id: `EV-${randomBytes(8).toString('hex')}`,
    create_time: writeInstant(now),
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    resource: {
      original_type: about,
      algorithm,
      ciphertext: Buffer.concat(sealed).toString('base64'),
      associated_data: about,
      nonce,
    },
  });
  const headers = signNotification(party, { body, now });
  return { body, headers: { 'content-type': 'application/json', ...headers } };
}

function openNotice(party: SigningParty, body: Uint8Array): string | undefined {
  const text = Buffer.from(body).toString('utf8');
  const said = parseObject(text) as { resource?: Record<string, unknown> } | undefined;
  const { ciphertext, nonce, associated_data: data, algorithm: by } = said?.resource ?? {};
  if (by !== algorithm || data !== about || JSON.stringify(said) !== text) return undefined;
  try {
    const sealed = Buffer.from(String(ciphertext), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', keyOf(party), String(nonce));
    decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(-tagLength));
    const plain = [decipher.update(sealed.subarray(0, -tagLength)), decipher.final()];
    return Buffer.concat(plain).toString('utf8');
  } catch {
    return undefined;
  }
}

const keyOf = ({ secret }: SigningParty): Buffer =>
  createHash('sha256').update(`seal ${secret}`).digest();
