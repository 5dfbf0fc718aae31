import { useState } from 'react';
import { ToolButton } from '../../../components/controls/tool-button';
import { formatJson } from '../../shared/samples/literals';
import type { ConsoleAnswer } from '../../shared/console/server';
import type { ConsoleCall } from '../../shared/console/types';
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
        <span>{milliseconds} ms</span>
        <span>{sizeText(body.length)}</span>
      </p>
      {error && (
        <div className={styles.fix}>
          <p>
            <WithCode text={error.cause} />
          </p>
          <p>
            <strong>Fix: </strong>
            <WithCode text={error.fix} />
          </p>
        </div>
      )}
      {drawing && <img src={drawing.url} alt={drawing.description} className={styles.image} />}
      <BodyView content={answerContent(answer)} />
      <details className={styles.headers}>
        <summary>{headers.length} headers</summary>
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
  if (content.kind === 'none') return <p className={styles.note}>The body is empty.</p>;
  if (content.kind === 'image') return <img src={content.url} alt="Body of the response" className={styles.image} />;
  if (content.kind === 'file') return <p className={styles.note}>The body is a file of the type {content.type}.</p>;
  const isJson = content.kind === 'json';
  return (
    // The buttons of code blocks work here too.
    <figure className={styles.body} data-code-block="">
      <figcaption>
        <span>Body</span>
        {isJson && (
          <ToolButton aria-pressed={isText} onClick={() => setText(!isText)}>
            As text
          </ToolButton>
        )}
        <button
          type="button"
          className="code-button"
          data-code-copy=""
          aria-label="Copy body to clipboard"
          title="Copy body to clipboard"
        />
      </figcaption>
      {isJson && !isText && (
        <div className={styles.tree}>
          <JsonTree value={content.value} />
        </div>
      )}
      <pre className="code" tabIndex={0} role="group" aria-label="Body as text" hidden={isJson && !isText}>
        <code>{isJson ? formatJson(content.value) : content.text}</code>
      </pre>
    </figure>
  );
}
