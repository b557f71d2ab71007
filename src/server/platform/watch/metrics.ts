import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Makes numbers for operators, served on the internal port only; labels never carry ids or people.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    collectProcess: () => collectDefaultMetrics({ register: registry }),
    requests: new Histogram({
      name: 'warmlight_request_seconds',
      help: 'Requests by kind, route and status',
      labelNames: ['kind', 'route', 'status'],
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    }),
    notifications: new Counter({
      name: 'warmlight_notifications_total',
      help: 'Gateway notifications by outcome',
      labelNames: ['gateway', 'outcome'],
      registers,
    }),
    pages: new Counter({
      name: 'warmlight_page_store_total',
      help: 'Finished pages served from the store, or rendered',
      labelNames: ['outcome'],
      registers,
    }),
    monitorEvents: new Counter({
      name: 'warmlight_monitor_events_total',
      help: 'What browsers told of, by its type',
      labelNames: ['type'],
      registers,
    }),
    ...createAlarms(registers),
  };
}

/** Makes numbers that are zero while all is well. */
function createAlarms(registers: Registry[]) {
  return {
    redisSilent: new Gauge({
      name: 'warmlight_redis_silent',
      help: '1 while Redis is wanted and does not carry words there and back',
      registers,
    }),
    databaseDamaged: new Gauge({
      name: 'warmlight_database_damaged',
      help: '1 once the database was found damaged: money out is frozen',
      registers,
    }),
    manyLookUps: new Counter({
      name: 'warmlight_staff_many_look_ups_total',
      help: 'How often one of staff looked at ten secrets within an hour',
      registers,
    }),
    pushRefused: new Counter({
      name: 'warmlight_push_refused_total',
      help: 'How often a push service refused our own key',
      registers,
    }),
    pushUnfit: new Counter({
      name: 'warmlight_push_unfit_total',
      help: 'How often a push service could not take what we sent',
      registers,
    }),
    namesUnanswered: new Counter({
      name: 'warmlight_names_unanswered_total',
      help: 'How often nobody could be made to say whose an account is',
      registers,
    }),
    ledgerBroken: new Gauge({
      name: 'warmlight_ledger_equations_broken',
      help: 'Equations of the ledger that did not hold at the last check',
      registers,
    }),
  };
}
