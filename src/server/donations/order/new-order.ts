import type { Viewer } from '#src/server/door/viewer.ts';
import type { Gateway } from '#src/server/payments/gateway.ts';
import type { CallParsed } from '#src/shared/contract/call.ts';
import type { orderAdd } from '#src/shared/donations/calls.ts';
import type { Touches } from '#src/shared/platform/touches.ts';

export type NewOrder = CallParsed<typeof orderAdd> & {
  /** Asks for one piece of a goods case, at its price. */
  gearId?: string | undefined;
  donor: Pick<Viewer, 'userId' | 'nickname' | 'headImgUrl'> | undefined;
  /** These are the orders that a guest's browser knows of. */
  earlierTradeNos?: readonly string[];
  /** This is a guest's browser, where a test at the cashier gave it an id. */
  browserId?: string | undefined;
  platform: number;
  touches?: Touches | undefined;
  /**
   * It is charged by an agreement that its donor signed: under a number of its own, at its gateway.
   */
  agreed?: { tradeNo: string; gateway: Gateway; expiresAt: number };
};

export type KeptOrder = { orderId: string; tradeNo: string; receiptCode: string | null };
