import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A compiler over a folder whose files change under its hands. */
export class Compiler {
  readonly #service: ts.LanguageService;
  readonly #versions = new Map<string, number>();

  constructor(folder: string, files: readonly string[]) {
    const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, folder);
    this.#service = ts.createLanguageService({
      fileExists: ts.sys.fileExists,
      directoryExists: ts.sys.directoryExists,
      realpath: ts.sys.realpath,
      readFile: ts.sys.readFile,
      getCompilationSettings: () => options,
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => files.filter((file) => existsSync(file)),
      getScriptVersion: (file) => String(this.#versions.get(file) ?? 0),
      getScriptSnapshot: (file) =>
        existsSync(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, 'utf8')) : undefined,
    });
  }

  /** To call after a file was written. */
  changed(file: string): void {
    this.#versions.set(file, (this.#versions.get(file) ?? 0) + 1);
  }

  /** Everything in a file that does not compile, and what nothing uses. */
  problems(file: string): { source: ts.SourceFile; problems: { start: number; text: string }[] } {
    const source = this.#service.getProgram()?.getSourceFile(file);
    if (!source) throw new Error(`${file} is not part of the program.`);
    const unused = this.#service.getSuggestionDiagnostics(file).filter(({ reportsUnnecessary }) => reportsUnnecessary);
    const problems = [...this.#service.getSemanticDiagnostics(file), ...unused].flatMap(({ start, messageText }) =>
      start === undefined ? [] : [{ start, text: ts.flattenDiagnosticMessageText(messageText, '\n') }],
    );
    return { source, problems };
  }
}
