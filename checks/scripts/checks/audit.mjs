// `npm run audit`: known vulnerabilities in packages used on the server or in the browser. Skipped if the registry is
// unreachable.
import { spawnSync } from 'node:child_process';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = parse(stdout);
if (!report?.metadata) {
  process.stdout.write(
    'The registry does not answer audits here; nothing is known of weaknesses. Try again elsewhere.\n',
  );
} else {
  const { total, ...kinds } = report.metadata.vulnerabilities;
  process.stdout.write(`${total} known weaknesses: ${JSON.stringify(kinds)}\n`);
  for (const { name, severity, range } of Object.values(report.vulnerabilities ?? {}))
    process.stdout.write(`  ${severity}: ${name} ${range}\n`);
  process.exitCode = total > 0 ? 1 : 0;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
