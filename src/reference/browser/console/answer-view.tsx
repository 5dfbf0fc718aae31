import { useState } from 'react';
import { ToolButton } from '../../../components/controls/tool-button';
import { formatJson } from '../../shared/samples/literals';
import type { ConsoleAnswer } from '../../shared/console/server';
import type { ConsoleCall } from '../../shared/console/types';
import { fill } from '../../../site/fill';
import { plural } from '../../../site/words';
import { answerContent, sizeText, statusWords, type AnswerContent } from './answer-content';
import type { MeetingDrawing } from './meeting-drawing';
import { JsonTree } from './json-tree';
import { WithCode } from './with-code';
import * as styles from './answer.module.css';

export interface AnswerViewProps {
  readonly call: ConsoleCall;
  readonly answer: ConsoleAnswer;
  readonly milliseconds: number;
  /** How the meeting looks now. */
  readonly drawing: MeetingDrawing | null;
}

/** An answer: what its status means, headers and body. */
export function AnswerView({ call, answer, milliseconds, drawing }: AnswerViewProps) {
  const { status, headers, body } = answer;
  const error = call.errors.find((candidate) => candidate.status === String(status));
  return (
    <div className={styles.answer}>
      <p className={styles.status}>
        <strong className={status < 400 ? styles.good : styles.bad}>
          {status} {statusWords(status)}
        </strong>
        <span>{fill(STRINGS.console.milliseconds, { milliseconds })}</span>
        <span>{sizeText(body.length)}</span>
      </p>
      {error && (
        <div className={styles.fix}>
          <p>
            <WithCode text={error.cause} />
          </p>
          <p>
            <strong>{STRINGS.console.fix} </strong>
            <WithCode text={error.fix} />
          </p>
        </div>
      )}
      {drawing && <img src={drawing.url} alt={drawing.description} className={styles.image} />}
      <BodyView content={answerContent(answer)} />
      <details className={styles.headers}>
        <summary>{plural(headers.length, STRINGS.console.headers)}</summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function BodyView({ content }: { readonly content: AnswerContent }) {
  const [isText, setText] = useState(false);
  if (content.kind === 'none') return <p className={styles.note}>{STRINGS.console.emptyBody}</p>;
  if (content.kind === 'image')
    return <img src={content.url} alt={STRINGS.console.bodyPicture} className={styles.image} />;
  if (content.kind === 'file')
    return <p className={styles.note}>{fill(STRINGS.console.fileBody, { type: content.type })}</p>;
  const isJson = content.kind === 'json';
  return (
    // The buttons of code blocks work here too.
    <figure className={styles.body} data-code-block="">
      <figcaption>
        <span>{STRINGS.console.body}</span>
        {isJson && (
          <ToolButton aria-pressed={isText} onClick={() => setText(!isText)}>
            {STRINGS.console.asText}
          </ToolButton>
        )}
        <button
          type="button"
          className="code-button"
          data-code-copy=""
          aria-label={STRINGS.console.copyBody}
          title={STRINGS.console.copyBody}
        />
      </figcaption>
      {isJson && !isText && (
        <div className={styles.tree}>
          <JsonTree value={content.value} />
        </div>
      )}
      <pre
        className="code"
        tabIndex={0}
        role="group"
        aria-label={STRINGS.console.bodyAsText}
        hidden={isJson && !isText}
      >
        <code>{isJson ? formatJson(content.value) : content.text}</code>
      </pre>
    </figure>
  );
}
