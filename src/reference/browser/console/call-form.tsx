import { Field, SelectField, TextField } from '../../../components/controls/fields';
import { ToolButton } from '../../../components/controls/tool-button';
import { pathKey } from '../../shared/console/complaints';
import type { ConsoleCall, ConsoleParameter } from '../../shared/console/types';
import { BodyText } from './body-text';
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
  const { name, kind, description, secret, required, choices = [], example, in: place } = parameter;
  const common = {
    value: draft.parameters[name] ?? '',
    hint: description && <WithCode text={description} />,
    problem: complaints.get(pathKey([place, name])),
  };
  const change = (text: string) => setParameter(parameter, text);
  if (secret) return <SecretField {...common} label={name} onText={change} />;
  const label = (
    <>
      <span className={styles.name}>{name}</span>
      {required && <span className={styles.required}> {STRINGS.console.required}</span>}
    </>
  );
  if (kind !== 'boolean' && kind !== 'choice')
    return (
      <TextField
        {...common}
        label={label}
        placeholder={example === undefined ? '' : String(example)}
        inputMode={kind === 'text' ? undefined : 'decimal'}
        onText={change}
      />
    );
  const values = kind === 'boolean' ? ['true', 'false'] : choices;
  return (
    <SelectField
      {...common}
      label={label}
      options={[
        { value: '', label: required ? STRINGS.console.choose : STRINGS.console.notSent },
        ...values.map((value) => ({ value, label: value })),
      ]}
      onValue={change}
    />
  );
}

function BodyFields({
  body: { file, example },
  state,
}: {
  readonly body: NonNullable<ConsoleCall['body']>;
  readonly state: ConsoleState;
}) {
  return (
    <section aria-label={STRINGS.console.body} className={styles.body}>
      <div className={styles.bar}>
        {example !== null && <ToolButton onClick={state.fillExample}>{STRINGS.console.fillExample}</ToolButton>}
        <ToolButton onClick={state.empty}>{STRINGS.console.clear}</ToolButton>
      </div>
      {file && <FileControl {...file} state={state} />}
      <BodyText key={state.revision} state={state} />
    </section>
  );
}

function FileControl({
  name,
  description,
  state: { file, setFile },
}: {
  readonly name: string;
  readonly description: string;
  readonly state: ConsoleState;
}) {
  return (
    <Field
      label={<span className={styles.name}>{name}</span>}
      hint={<WithCode text={`${description} ${STRINGS.console.fileHint}`} />}
    >
      {(props) => (
        <div className={styles.secret}>
          <input
            key={file ? 'chosen' : 'none'}
            {...props}
            type="file"
            className={styles.control}
            onChange={({ target }) => target.files?.[0] && setFile({ field: name, file: target.files[0] })}
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
