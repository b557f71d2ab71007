import { testOrigin } from '../../support/test-server.ts';

/** These are addresses of others that look like ours, or do something else than lead. */
export const hostileLinks = [
  'https://evil.example/cf/common/list',
  '//evil.example/cf/common/list',
  '/\\evil.example',
  '/\t/evil.example',
  `${testOrigin}@evil.example/cf/common/list`,
  `${testOrigin}.evil.example/cf/common/list`,
  'http://user:pass@localhost:4321/cf/common/list',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//localhost:4321/',
  'data:text/html,<script>alert(1)</script>',
  `/cf/../..//evil.example`,
];
