type VisitDay = { caseId: string; day: string; visitCount: number };
/**
 * It is of those who came by a link that says so: its channel, and through how many hands, as it
 * says.
 */
type TouchedDay = { day: string; channel: string; sharedv: string; visitCount: number };

/**
 * It keeps visits of case pages in memory, to be written together: a case that everyone opens must
 * not make a write of every visit. Nothing about a visitor is stored, and a kill loses the last
 * seconds.
 */
export type VisitTally = {
  /** Is this visitor new? A visitor is a hash of a person or device, a case and a day. */
  meet(visitor: string): boolean;
  add(visits: VisitDay): void;
  addTouched(visits: TouchedDay): void;
  /** Takes what was counted since the last time. */
  takeAll(): VisitDay[];
  takeTouched(): TouchedDay[];
};

/** Beyond it all are forgotten; who comes again that day is counted twice. */
const mostRemembered = 100_000;
/** So many channels of a day are told apart: whoever makes up names must not fill a table. */
const mostTouches = 2000;
/** No link can say this word. */
export const otherTouches = '*';

export function createVisitTally(): VisitTally {
  const met = new Set<string>();
  const days = counted(({ caseId, day }: VisitDay) => `${caseId} ${day}`);
  const touched = counted(touchKey);
  const known = new Set<string>();
  return {
    meet: (visitor) => {
      if (met.has(visitor)) return false;
      if (met.size >= mostRemembered) met.clear();
      met.add(visitor);
      return true;
    },
    add: days.add,
    addTouched: (visits) => {
      const isTold = known.has(touchKey(visits)) || known.size < mostTouches;
      const others = { ...visits, channel: otherTouches, sharedv: otherTouches };
      const told = isTold ? visits : others;
      known.add(touchKey(told));
      touched.add(told);
    },
    takeAll: days.take,
    takeTouched: touched.take,
  };
}

const touchKey = ({ day, channel, sharedv }: TouchedDay) => `${day} ${channel} ${sharedv}`;

/** Sums what has the same key until it is taken. */
function counted<T extends { visitCount: number }>(keyOf: (one: T) => string) {
  let sums = new Map<string, T>();
  return {
    add: (one: T) => {
      const before = sums.get(keyOf(one))?.visitCount ?? 0;
      sums.set(keyOf(one), { ...one, visitCount: before + one.visitCount });
    },
    take: (): T[] => {
      const taken = [...sums.values()];
      sums = new Map();
      return taken;
    },
  };
}
