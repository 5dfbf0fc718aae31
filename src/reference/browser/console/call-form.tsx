import { useState } from 'react';
import { Field } from '../../../components/controls/fields';
import { ToolButton } from '../../../components/controls/tool-button';
import { pathKey } from '../../shared/console/complaints';
import { valueAt } from '../../shared/console/json-value';
import type { ConsoleCall, ConsoleParameter } from '../../shared/console/types';
import { BodyText } from './body-text';
import { FieldControl } from './field-control';
import { FieldGroup } from './field-group';
import { SecretField } from './secret-field';
import { changeTabState } from './tab-store';
import type { ConsoleState } from './use-console';
import { WithCode } from './with-code';
import * as styles from './fields.module.css';

interface CallFormProps {
  readonly call: ConsoleCall;
  readonly state: ConsoleState;
}

/** Everything that a call can be given: the key, parameters and the body. */
export function CallForm({ call, state }: CallFormProps) {
  const { usesKey, apiKey, tab } = state;
  return (
    <>
      {usesKey && (
        <SecretField
          label={STRINGS.console.apiKey}
          value={apiKey}
          hint={<WithCode text={STRINGS.console.apiKeyHint} />}
          onText={(text) => changeTabState({ values: { ...tab.values, API_KEY: text } })}
        />
      )}
      {call.parameters.map((parameter) => (
        <ParameterField key={parameter.name} parameter={parameter} state={state} />
      ))}
      {call.body && <BodyFields body={call.body} state={state} />}
    </>
  );
}

function ParameterField({
  parameter,
  state: { draft, complaints, setParameter },
}: {
  readonly parameter: ConsoleParameter;
  readonly state: ConsoleState;
}) {
  const { name, description, secret, in: place } = parameter;
  const value = draft.parameters[name] ?? '';
  const path = [place, name];
  if (secret)
    return (
      <SecretField
        label={name}
        value={value}
        hint={description && <WithCode text={description} />}
        problem={complaints.get(pathKey(path))}
        onText={(text) => setParameter(parameter, text)}
      />
    );
  return (
    <FieldControl
      field={parameter}
      path={path}
      value={value === '' ? undefined : value}
      complaints={complaints}
      onValue={(_, next) => setParameter(parameter, next === undefined ? '' : String(next))}
    />
  );
}

function BodyFields({
  body: { root, file, example },
  state,
}: {
  readonly body: NonNullable<ConsoleCall['body']>;
  readonly state: ConsoleState;
}) {
  const [isText, setText] = useState(false);
  const { draft, complaints, revision, setValue } = state;
  const show = (next: boolean) => {
    // What was no JSON is dropped with its view; the form has kept the last valid state.
    state.setTextProblem(undefined);
    setText(next);
  };
  return (
    <section aria-label={STRINGS.console.body} className={styles.body}>
      <div className={styles.bar}>
        <div role="group" aria-label={STRINGS.console.bodyView} className={styles.views}>
          <ToolButton aria-pressed={!isText} onClick={() => show(false)}>
            {STRINGS.console.form}
          </ToolButton>
          <ToolButton aria-pressed={isText} onClick={() => show(true)}>
            {STRINGS.console.body}
          </ToolButton>
        </div>
        {example !== null && <ToolButton onClick={state.fillExample}>{STRINGS.console.fillExample}</ToolButton>}
        <ToolButton onClick={state.empty}>{STRINGS.console.clear}</ToolButton>
      </div>
      {file && <FileControl field={file.name} description={file.description ?? ''} state={state} />}
      {isText ? (
        <BodyText key={revision} body={draft.body} onBody={state.setBody} onProblem={state.setTextProblem} />
      ) : (
        <div key={revision} className={styles.fields}>
          {root.fields?.map((field) => (
            <FieldGroup
              key={field.name}
              field={field}
              path={[field.name]}
              value={valueAt(draft.body, [field.name])}
              complaints={complaints}
              onValue={setValue}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function FileControl({
  field,
  description,
  state: { file, setFile },
}: {
  readonly field: string;
  readonly description: string;
  readonly state: ConsoleState;
}) {
  return (
    <Field
      label={<span className={styles.name}>{field}</span>}
      hint={<WithCode text={`${description} ${STRINGS.console.fileHint}`} />}
    >
      {(props) => (
        <div className={styles.secret}>
          <input
            key={file ? 'chosen' : 'none'}
            {...props}
            type="file"
            className={styles.control}
            onChange={({ target }) => target.files?.[0] && setFile({ field, file: target.files[0] })}
            hidden={file !== null}
          />
          {file && (
            <>
              <span className={styles.file}>{file.file.name}</span>
              <ToolButton onClick={() => setFile(null)}>{STRINGS.console.remove}</ToolButton>
            </>
          )}
        </div>
      )}
    </Field>
  );
}
