declare namespace App {
  type Locals = {
    services: import('./server/services.ts').Services;
    viewer: import('./server/door/viewer.ts').Viewer | undefined;
    common: import('./shared/platform/common-message.ts').CommonMessage;
    form: import('./server/door/request-env.ts').FormState | undefined;
    locale: import('./shared/platform/locale.ts').Locale;
    requestId: string;
    cashier: import('./shared/experiments/cashier-test.ts').CashierDefaults;
  };
}
