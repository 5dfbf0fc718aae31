import { useContext, useMemo } from 'react';
import { lazyPart } from '../../../hooks/lazy-part';
import { PanelShownContext } from '../../../hooks/panel-shown';
import { useLazyPart } from '../../../hooks/use-lazy-part';

/** Loaded with the first sample; until then, and if that fails, code is shown in one color. */
const highlighterPart = lazyPart(
  async () => (await import(/* webpackChunkName: "highlighter" */ './prism-highlighter')).highlight,
);

export interface CodeSampleProps {
  /** Display name of the language. */
  readonly language: string;
  readonly code: string;
  /** Says what the code is for. */
  readonly title: string;
}

/** A code block for code that is generated in the browser. The buttons of other code blocks work here too. */
export function CodeSample({ language, code, title }: CodeSampleProps) {
  const highlight = useLazyPart(highlighterPart, highlighterPart);
  const isShown = useContext(PanelShownContext);
  const html = useMemo(() => (isShown ? highlight?.(code, language) : undefined), [highlight, isShown, code, language]);
  return (
    <figure className="code-block has-title" data-code-block="" data-live-code="">
      <figcaption className="code-head">
        <span className="code-title">{title}</span>
        <span className="code-language">{language}</span>
        <span className="code-actions">
          <button
            type="button"
            className="code-button"
            data-code-wrap=""
            aria-pressed="false"
            aria-label={STRINGS.playgrounds.wrap}
            title={STRINGS.playgrounds.wrap}
            hidden
          />
          <button
            type="button"
            className="code-button"
            data-code-copy=""
            aria-label={STRINGS.playgrounds.copyCode}
            title={STRINGS.playgrounds.copyCode}
          />
        </span>
      </figcaption>
      <pre className="code" tabIndex={0} role="group" aria-label={`${title} (${language})`}>
        {html === undefined ? <code>{code}</code> : <code dangerouslySetInnerHTML={{ __html: html }} />}
      </pre>
    </figure>
  );
}
