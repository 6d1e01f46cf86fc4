export interface Outcome {
  passed: number;
  failed: number;
  faults: string[];
  flaky: string[];
}
export function readUnitReport(report: unknown): Outcome;
export function readBrowserReport(report: unknown): Outcome;
export function readLastLine(output: string): Pick<Outcome, 'passed' | 'failed'>;
