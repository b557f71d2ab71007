import { examine } from './examine.ts';
import { tellErrors } from './tell-error.ts';

tellErrors();

// `npm run doctor`: looks at this machine and its configuration, and says in words what is wrong.
const marks = { right: 'ok     ', warning: 'LOOK   ', wrong: 'WRONG  ' };
const findings = await examine(process.env);
for (const { state, words } of findings) console.log(marks[state] + words);
const wrong = findings.filter(({ state }) => state === 'wrong').length;
console.log(wrong === 0 ? 'Warmlight can run here.' : `${wrong} to be put right before it can.`);
process.exit(wrong === 0 ? 0 : 1);
