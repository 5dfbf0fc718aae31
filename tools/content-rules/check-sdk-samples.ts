import ts from 'typescript';
import type { Problem } from '../../src/site/problems';
import type { ContentPage } from '../content-pages';
import { lineInFile } from '../samples/collect-samples';
import { calledMethod, readSdkPrograms, walkScript, type Script, type SdkProgram } from './sdk-programs';

/** Methods of a session that can be refused. */
const STARTS = new Set(['start', 'connect', 'connectPermalink']);

/**
 * Samples of the JavaScript SDK must behave well when copied. A program that starts a session handles `access_denied`,
 * and `start_stream` gets the state of microphone and camera that the user chose.
 */
export function checkSdkSamples(page: ContentPage): Problem[] {
  return readSdkPrograms(page).flatMap((program) => [
    ...(handlesRefusal(program) ? [] : findStarts(program).map(reportStart)),
    ...program.scripts.flatMap(checkStreams),
  ]);
}

function handlesRefusal({ scripts }: SdkProgram): boolean {
  return scripts.some(({ source }) => {
    let found = false;
    walkScript(source, (node) => {
      if (ts.isStringLiteralLike(node) && node.text === 'access_denied') found = true;
    });
    return found;
  });
}

/** A place where a sample starts a session. */
interface SessionStart {
  readonly script: Script;
  readonly node: ts.Node;
  readonly method: string;
}

/** Returns the places where a program starts a session. */
export function findStarts({ scripts, sessions }: SdkProgram): SessionStart[] {
  const starts: SessionStart[] = [];
  for (const script of scripts)
    walkScript(script.source, (node) => {
      const call = calledMethod(node);
      if (call && sessions.has(call.object) && STARTS.has(call.method))
        starts.push({ script, node, method: call.method });
    });
  return starts;
}

function reportStart({ script, node, method }: SessionStart): Problem {
  return problemAt(script, node, `calls ${method}() but never handles the connection status "access_denied"`);
}

function checkStreams(script: Script): Problem[] {
  const problems: Problem[] = [];
  walkScript(script.source, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const type = valueOf(node, 'type');
    if (!type || !ts.isStringLiteralLike(type) || type.text !== 'start_stream') return;
    for (const field of ['audio', 'video']) {
      const found = problemOf(node, field);
      if (found) problems.push(problemAt(script, node, `sends start_stream ${found}; expected the user's choice`));
    }
  });
  return problems;
}

/** A missing field counts as true. The screen in place of the camera needs no `video`. */
function problemOf(command: ts.ObjectLiteralExpression, field: string): string | undefined {
  const value = valueOf(command, field);
  if (value) return value.kind === ts.SyntaxKind.TrueKeyword ? `with ${field}: true` : undefined;
  if (command.properties.some(ts.isSpreadAssignment)) return undefined;
  const hasScreen = valueOf(command, 'screen')?.kind === ts.SyntaxKind.TrueKeyword;
  return field === 'video' && hasScreen ? undefined : `without ${field}`;
}

/** The last value counts, as when the script runs. */
function valueOf(object: ts.ObjectLiteralExpression, field: string): ts.Expression | undefined {
  return object.properties.reduce<ts.Expression | undefined>((found, property) => {
    if (ts.isShorthandPropertyAssignment(property) && property.name.text === field) return property.name;
    const isField = ts.isPropertyAssignment(property) && nameOf(property.name) === field;
    return isField ? property.initializer : found;
  }, undefined);
}

const nameOf = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;

function problemAt({ sample, source, offset }: Script, node: ts.Node, message: string): Problem {
  const line = source.getLineAndCharacterOfPosition(node.getStart()).line + offset;
  return { file: sample.file, line: lineInFile(sample, line), message };
}
