// Reads the emulator's own record of which parts of the rules were evaluated, and to what.
import { emulatorHost } from './rules-emulator.ts';

interface Evaluated {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly {
    readonly value?: { readonly boolValue?: boolean; readonly undefined?: object };
  }[];
  readonly children?: readonly Evaluated[];
}

interface CoverageReply {
  readonly rules: { readonly files: readonly { readonly content: string }[] };
  readonly report: readonly Evaluated[];
}

export interface Coverage {
  readonly covered: number;
  readonly total: number;
  /** What was not evaluated, or a condition that was only ever true or only ever false. */
  readonly gaps: readonly string[];
}

export async function ruleCoverage(projectId: string): Promise<Coverage> {
  const url = `http://${emulatorHost()}/emulator/v1/projects/${projectId}:ruleCoverage`;
  const reply = (await (await fetch(url)).json()) as CoverageReply;
  const source = reply.rules.files[0]?.content ?? '';
  const expressions = reply.report.flatMap(withChildren);
  const gaps = expressions.flatMap((expression) => {
    const gap = gapOf(expression);
    return gap ? [`${textOf(source, expression)} ${gap}`] : [];
  });
  return { covered: expressions.length - gaps.length, total: expressions.length, gaps };
}

function withChildren(expression: Evaluated): Evaluated[] {
  return [expression, ...(expression.children ?? []).flatMap(withChildren)];
}

function gapOf({ values = [] }: Evaluated): string | undefined {
  const seen = values
    .map(({ value }) => value ?? {})
    .filter((value) => Object.keys(value).length > 0);
  if (seen.length === 0) return 'was never evaluated';
  const isCondition = seen.some((value) => value.boolValue !== undefined);
  if (!isCondition) return undefined;
  if (!seen.some((value) => value.boolValue === true)) return 'was never true';
  if (!seen.some((value) => value.boolValue === false)) return 'was never false';
  return undefined;
}

function textOf(source: string, { sourcePosition: at }: Evaluated): string {
  return `${at.line}: ${source.slice(at.currentOffset, at.endOffset + 1)}`;
}
