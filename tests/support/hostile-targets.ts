const evil = 'evil.example';

/** These names only look like the tests' own host. */
const lookalikes = [
  ...['localhost:4321.evil.example', 'localhost:4321@evil.example', 'localhost.evil.example'],
  ...['evil.example#localhost:4321', 'evil.example?localhost:4321', 'evil.example/localhost:4321'],
  ...['localhost:43210', 'localhost:80', 'localhost', 'LOCALHOST:4322', 'localhost.:4321'],
  ...['lоcalhost:4321', 'ⅼocalhost:4321', 'loc\u00adalhost:4322', 'localhost。evil.example'],
  ...['xn--lcalhost-5nf:4321', 'ｌocalhost:9', '127.0.0.1:4321', '[::1]:4321', '0:4321'],
  ...[
    '2130706433',
    '0x7f000001',
    '017700000001',
    '127.1',
    '[::ffff:127.0.0.1]',
    'a.localhost:4321',
  ],
  ...[evil, `${evil}:4321`, `user@${evil}`, `user:pass@${evil}`, `${evil}.`, `www.${evil}`],
];

/** A browser may be brought in these ways to read a host where there seems to be none. */
const beginnings = [
  ...['//', '///', '////', '/\\', '\\\\', '\\/', '/\\/', '\\', '/\\\\', '//\\', '\\/\\/'],
  ...['/\t/', '/\n/', '/\r/', '\t//', '\n//', ' //', '\u0000//', '\u00a0//', '\u2028//', '/ /'],
  ...['/.//', '/./', '/..//', '/../', '/a/..//', '/a/../..//', '/%2e//', '/%2e%2e//', '/;//'],
  ...['/%2f', '/%2f%2f', '%2f%2f', '/%5c', '%5c%5c', '/%09/', '/%0d%0a/', '/%252f', '/%00/'],
  ...['／／', '/／', '⁄⁄', '/∕', '//@', '//:@', '//user@', '//user:pass@', '/@', '/:'],
  ...['http:', 'http:/', 'http://', 'http:///', 'http:\\\\', 'http:/\\', 'hTTp://', 'HTTP:////'],
  ...['https:', 'https:/', 'https://', 'https:///', 'https:\\\\', 'https:/\\/', ' https://'],
  ...['\thttps://', 'ht\ttps://', 'htt\nps://', 'https\t://', 'https:\t//', '\u0001https://'],
  ...['ftp://', 'ws://', 'wss://', 'file://', 'file:///', 'blob:https://', 'filesystem:https://'],
  ...['view-source:https://', 'intent://', 'weixin://', 'tel:', 'mailto:', 'about:', 'x:'],
];

/** These are script where an address is expected. */
const scripts = [
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
  ],
  ...[
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://%0aalert(1)',
    'javascript:',
  ],
  ...['javascript&colon;alert(1)', 'javascript://localhost:4321/%0aalert(1)', 'vbscript:msgbox(1)'],
  ...['data:text/html,<script>alert(1)</script>', 'data:text/html;base64,PHNjcmlwdD4=', 'data:,'],
  ...[
    'DATA:text/html,x',
    'data://localhost:4321/,x',
    'about:blank',
    'about:srcdoc',
    'livescript:x',
  ],
];

/** These are own addresses with something wrong inside, and what is no address at all. */
const odd = [
  ...['', ' ', '.', '..', '?', '#', '@', ':', '::', 'cf/mine', './cf/mine', '../cf/mine', 'null'],
  ...['undefined', '[object Object]', '0', '%', '%zz', '%ff', '\ud800', '/\ud800', '/%zz', '/%ff'],
  ...['http://', 'https://', 'http://:80', 'http://?', 'http://#', 'http://[', 'https://[::1'],
  ...['/\u202e/mine', '/\u200b/mine', '/cf\u0000/mine', '/cf/mine\r\nSet-Cookie: a=b'],
  ...['/cf/mine\nLocation: https://evil.example', '/cf/mine%0d%0aLocation:%20https://evil.example'],
  ...[`/${'a'.repeat(3000)}`, `//${'a'.repeat(3000)}.example`, `/${'../'.repeat(500)}/${evil}`],
  ...[
    `http://localhost:4321@${evil}/`,
    `http://${evil}\\@localhost:4321/`,
    `//${evil}\\@localhost`,
  ],
  ...[`http://localhost:4321\\@${evil}/`, `http://localhost:4321%2f@${evil}/`, `/?//${evil}`],
  ...[`http://localhost:4321%00.${evil}`, `http://localhost:4321\u0000.${evil}`, `/#//${evil}`],
  ...[`http://localhost:4321，${evil}`, `http://localhost%3a4321.${evil}`, `/redirect?u=//${evil}`],
];

/**
 * Someone might put these where a target is asked for, to lead a reader to a host that is not ours.
 */
export const hostileTargets: readonly string[] = [
  ...new Set([
    ...beginnings.flatMap((beginning) => [`${beginning}${evil}`, `${beginning}${evil}/cf/mine`]),
    ...lookalikes.flatMap((name) => [`//${name}`, `http://${name}/`, `https://${name}/cf/mine`]),
    ...scripts,
    ...odd,
  ]),
];
