/** The types of the JavaScript SDK that its stub has to match. */
// Its declarations are content with tokens, and no package. sdk-types.all.test.ts gives them to TypeScript, and fails
// if they are not found or if anything in this folder does not match them. For all other tools, these types are `any`.
// eslint-disable-next-line @typescript-eslint/ban-ts-comment
// @ts-ignore
import type * as sdk from '@acme-example/js';

export type Sdk = typeof sdk;
export type Session = sdk.Acme;
export type SdkEvent = sdk.AcmeEvent;
export type Command = sdk.AcmeCommand;
export type Listener = sdk.AcmeListener;
export type DeviceManager = sdk.DeviceManager;
