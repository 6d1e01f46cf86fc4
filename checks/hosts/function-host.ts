import { repository } from '#checks/repository.ts';
import { startProgram } from '#testing/start-program.ts';

export async function startFunctionHost(host: string, folder: string, variables: Record<string, string> = {}) {
  const program = await startProgram(
    [process.execPath, '--import', 'tsx', `${repository}/checks/hosts/serve-function.ts`, host, folder],
    /(?<=^serving )\S+$/m,
    { env: { PATH: process.env.PATH, HOME: process.env.HOME, ...variables } },
  );
  return { url: program.found, close: program.stop, output: program.output };
}
