import { copyFileSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { serve } from './seeded.ts';

/**
 * The key file is another database's. Who runs goes on with what it has; who starts says what is wrong and
 * serves nothing, rather than make values that nobody opens.
 */
const otherKeyFile: Fault = {
  name: "the key file becomes another database's, and the server starts again",
  open: async () => {
    const server = await serve();
    const file = join(server.folder, 'root-keys.txt');
    const own = `${file}.own`;
    return {
      server,
      break: async () => {
        copyFileSync(file, own);
        writeFileSync(file, `root-00000000 ${'A'.repeat(43)}\n`);
        const words = await server.restart().then(
          () => '',
          (error: Error) => error.message,
        );
        if (!words.includes('is another one')) throw new Error(`It started with it: ${words}`);
      },
      mend: async () => {
        renameSync(own, file);
        await server.restart();
      },
      readyMeanwhile: 'not ready',
      close: async () => {
        if (existsSync(own)) rmSync(own);
        await server.stop();
      },
    };
  },
};

export const keyFaults: readonly Fault[] = [otherKeyFile];
