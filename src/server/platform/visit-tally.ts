type VisitDay = { caseId: string; day: string; visitCount: number };

/**
 * Visits of case pages in memory, to be written together: a case that everyone opens must not make
 * a write of every visit. Nothing about a visitor is stored, and a kill loses the last seconds.
 */
export type VisitTally = {
  /** Is this visitor new? A visitor is a hash of a person or device, a case and a day. */
  meet(visitor: string): boolean;
  add(visits: VisitDay): void;
  /** What was counted since the last time. */
  takeAll(): VisitDay[];
};

/** Then all are forgotten; who comes again that day is counted twice. */
const mostRemembered = 100_000;

export function createVisitTally(): VisitTally {
  const met = new Set<string>();
  let days = new Map<string, VisitDay>();
  return {
    meet: (visitor) => {
      if (met.has(visitor)) return false;
      if (met.size >= mostRemembered) met.clear();
      met.add(visitor);
      return true;
    },
    add: ({ caseId, day, visitCount }) => {
      const key = `${caseId} ${day}`;
      const before = days.get(key)?.visitCount ?? 0;
      days.set(key, { caseId, day, visitCount: before + visitCount });
    },
    takeAll: () => {
      const taken = [...days.values()];
      days = new Map();
      return taken;
    },
  };
}
