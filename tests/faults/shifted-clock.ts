import { readFileSync } from 'node:fs';

// It is loaded before the server: its clock is as far ahead of the machine's as a file says, which
// is what a clock that was set anew is to a process. Below zero it went back.
const file = process.env.SHIFTED_CLOCK ?? '';
const trueNow = Date.now;
let aheadMs = 0;

function look(): void {
  try {
    aheadMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    aheadMs = 0;
  }
}

look();
setInterval(look, 100).unref();
Date.now = () => trueNow() + aheadMs;
