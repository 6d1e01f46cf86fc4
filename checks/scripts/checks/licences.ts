import { readFileSync, writeFileSync } from 'node:fs';
import { licenceList, licenceProblems, type LockFile } from '#checks/licences/licence-list.ts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile;
writeFileSync('docs/licences.md', licenceList(lock));
const problems = licenceProblems(lock);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(problems.length === 0 ? 'docs/licences.md is written; every licence is accepted.\n' : '\n');
process.exitCode = problems.length === 0 ? 0 : 1;
