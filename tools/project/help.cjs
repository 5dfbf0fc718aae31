/**
 * Answers --help and -h, and refuses options that do not exist, before a command does anything else. The help of a
 * command is the comment at the beginning of its file, which names all options.
 */
/* eslint-disable @typescript-eslint/no-require-imports -- preloaded modules are CommonJS */
const { readFileSync } = require('node:fs');

/** In the first line of the help of a command that hands its options on to another program. */
const ANY = '[-- …]';

/** Help of the command that runs; empty if Node was started with another file. */
const usage = readHelp(process.argv[1]);

function readHelp(file = '') {
  if (!/[\\/](?:scripts|bench)[\\/][\w-]+\.(?:ts|mjs)$/.test(file)) return '';
  const [comment] = /^(?:\/\/.*\n)*/.exec(readFileSync(file, 'utf8'));
  return comment.startsWith('// npm ') ? comment.replace(/^\/\/ ?/gm, '').trimEnd() : '';
}

/**
 * Returns what to print instead of running a command, with its exit code; undefined if it may run.
 *
 * @param args its arguments
 */
function answer(help, args) {
  const options = args.slice(0, [...args, '--'].indexOf('--')).filter((arg) => /^-./.test(arg));
  if (options.some((option) => /^(?:-h|--help)$/.test(option))) return { code: 0, text: help };
  const known = ['--help', ...(help.match(/--[a-z][a-z\d-]*/g) ?? [])];
  const unknown = options.map((option) => option.replace(/=.*/s, '')).find((name) => !known.includes(name));
  if (unknown !== undefined && !help.includes(ANY))
    return { code: 2, text: `✗ Found ${unknown}, which is not an option\n\n${help}` };
  if (args.length > 0 && !/^npm .*-- /m.test(help))
    return { code: 2, text: `✗ Found ${JSON.stringify(args[0])}; expected no arguments\n\n${help}` };
  return undefined;
}

const reply = usage && answer(usage, process.argv.slice(2));
if (reply) {
  (reply.code === 0 ? console.log : console.error)(reply.text);
  process.exit(reply.code);
}

module.exports = { answer, usage };
