import { fill } from '../../../site/fill';
import type { Finding } from '../checks';
import { isPlayback } from './join-order';
import { withoutSpot } from './meeting-of-sources';
import { idOf, type AddedSource } from './sources-state';

/** Hosts that only the reader's own network knows, so that the server cannot fetch from them. */
const PRIVATE_HOST =
  /^(?:localhost|.*\.(?:local|internal)|(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[(?:::1|f[cde].*)\])$/;
const PLAYABLE = /\.(?:webm|mp4|mp3)$/i;

/** Returns what is wrong with the sources together, or worth knowing, by the id of the source. */
export function checkSources(sources: readonly AddedSource[]): ReadonlyMap<string, readonly Finding[]> {
  const hidden = withoutSpot(sources);
  return new Map(
    sources.map((source, index) => {
      const earlier = sources.slice(0, index);
      return [
        idOf(source),
        [
          ...(source.kind === 'drone' ? listenFindings(source, earlier) : []),
          ...(isPlayback(source) ? playbackFindings(source, sources, earlier) : []),
          ...nameFindings(source, earlier),
          ...(hidden.has(idOf(source)) ? [note(STRINGS.sources.noSpot)] : []),
        ],
      ];
    }),
  );
}

function listenFindings({ values }: AddedSource, earlier: readonly AddedSource[]): Finding[] {
  const other = earlier.find(({ kind, values: { listen } }) => kind === 'drone' && listen === values.listen);
  return other ? [warning(fill(STRINGS.sources.samePort, { id: idOf(other), address: values.listen ?? '' }))] : [];
}

function playbackFindings(
  { values }: AddedSource,
  sources: readonly AddedSource[],
  earlier: readonly AddedSource[],
): Finding[] {
  const { url = '', replacement = '' } = values;
  const replaced = sources.find((source) => idOf(source) === replacement);
  const rival = earlier.find((source) => isPlayback(source) && source.values.replacement === replacement);
  return [
    ...urlFindings(url),
    ...(replaced && isPlayback(replaced)
      ? [warning(fill(STRINGS.sources.replacesPlayback, { user: replacement }))]
      : []),
    ...(replacement !== '' && !replaced ? [note(fill(STRINGS.sources.replacesNobody, { user: replacement }))] : []),
    ...(replacement !== '' && rival
      ? [warning(fill(STRINGS.sources.replacesToo, { id: idOf(rival), user: replacement }))]
      : []),
  ];
}

function urlFindings(text: string): Finding[] {
  const { hostname, pathname } = new URL(text);
  return [
    ...(PRIVATE_HOST.test(hostname) ? [warning(fill(STRINGS.sources.privateHost, { host: hostname }))] : []),
    ...(PLAYABLE.test(pathname) ? [] : [note(STRINGS.sources.playable)]),
  ];
}

function nameFindings({ values: { name } }: AddedSource, earlier: readonly AddedSource[]): Finding[] {
  const other = earlier.find(({ values }) => values.name === name);
  return other ? [note(fill(STRINGS.sources.sameName, { id: idOf(other), name: name ?? '' }))] : [];
}

const warning = (text: string): Finding => ({ level: 'warning', text });
const note = (text: string): Finding => ({ level: 'note', text });
