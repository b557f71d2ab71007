import { typedYuanInFen, type YuanKind } from './typed-yuan.ts';

/** Answers the fen of a typed amount as a form sends them: nothing where none can be read of it. */
export function fenToSend(typed: string | undefined, kind: YuanKind): string {
  return String(typedYuanInFen(typed ?? '', kind) ?? '');
}
