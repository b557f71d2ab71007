const caseId = /^[\w-]{22}$/;

/**
 * The ad of the left-slide page stands at the first, or at the second for who tries the other choice.
 */
export const leftSlidePositions = { standard: '1001', nearlyThere: '1002' } as const;
type LeftSlidePosition = (typeof leftSlidePositions)[keyof typeof leftSlidePositions];

/**
 * Reads what the page's address asks for: a position by itself, or the other choice by
 * `leftTest=t1`.
 */
export function readLeftSlide(params: URLSearchParams): {
  posid: LeftSlidePosition;
  infoUuid: string;
} {
  const { standard, nearlyThere } = leftSlidePositions;
  const other = params.get('leftTest') === 't1' || params.get('posid') === nearlyThere;
  const infoUuid = params.get('infoUuid') ?? '';
  return { posid: other ? nearlyThere : standard, infoUuid: caseId.test(infoUuid) ? infoUuid : '' };
}
