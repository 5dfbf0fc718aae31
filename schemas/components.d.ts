// Written by npm run schemas. What content may use, for the language server of MDX.

/* eslint-disable */

interface MDXProvidedComponents {
/** A card with a link. Its text is between the tags. */
Card: (props: {
    /** Title of the card, which is its link. */
    title: string;
    /** Where the card leads: a path of this site, or a URL. */
    href: string;
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** Cards, two or three in a row. */
CardGrid: (props: {
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** Pictures side by side, such as before and after. */
FrameGrid: (props: {
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** A short label in a line of text. `lock` marks what needs a mode or a right. */
Badge: (props: {
    /** Color, or a lock before the text. By default, `"neutral"`. */
    kind?: "info" | "success" | "warning" | "danger" | "neutral" | "lock";
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** A numbered list with a line beside it, for the steps of a procedure. */
Steps: (props: {
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** Tabs of which one is open. Its children are `TabItem`s. */
Tabs: (props: {
    /** Tabs with the same value show the same choice, on all pages. The choice is kept. */
    groupId?: string;
    /** `value` of the tab that is open at first. */
    defaultValue?: string;
    /** Whether the choice is in the address of the page, by the name of the group or by this name. */
    queryString?: boolean | string;
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** One of the tabs in `Tabs`. */
TabItem: (props: {
    /** Name of the tab, by which tabs of a group belong together. */
    value: string;
    /** Text of the tab. Without it, `value`. */
    label?: string;
    /** True for the tab that is open at first. */
    default?: boolean;
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** The button that runs all `bash` fences with `run`; once, before the first. */
RunnableSteps: (props: {
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** A drawing of a concept, with its title below it. */
Concept: (props: {
    /** Name of a file of `content/concepts`, without its extension. */
    name: string;
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** A call of the API: its path, parameters, samples and responses. */
Endpoint: (props: {
    /** `operationId` of a call or event in `content/api/openapi.yaml`. */
    id: string;
    /** Which credential the call is shown with, if it takes either of two. */
    credential?: "api-key" | "access-key" | "guest-token" | "permalink-token" | "streamrec-token" | "master-key";
    /** A call on the page that returns some of the same fields: a link to it replaces them. */
    fieldsOf?: string;
    /** A call on the page that takes some of the same fields in its body: a link to it replaces them. */
    bodyFieldsOf?: string;
    /** True leaves the samples in all languages but cURL to the app, to keep a long page small. By default, `false`. */
    brief?: boolean;
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** All calls of the API in a table that readers can filter. */
EndpointTable: (props: {
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** All terms of `data/glossary.yaml` with what they mean. */
Glossary: (props: {
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** A drawing of a layout, with its spots numbered in order. */
LayoutPreview: (props: {
    /** Name of a predefined layout. Either `layout` or `map`. */
    layout?: "one" | "two" | "four" | "six" | "nine" | "present-lower-3" | "present-upper-6" | "present-two-upper-6" | "present-upper-right-9" | "present-vertical-9";
    /** Spots of a layout of your own, in the format of the API. */
    map?: (unknown)[];
    /** Text below the drawing. */
    caption?: string;
    /** True for the 4:3 canvas of a room without `widescreen`. By default, `false`. */
    standard?: boolean;
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** What the server composes of a meeting, drawn by the rules of the API. */
MeetingFrame: (props: {
    /** What the picture shows, for readers who cannot see it. Who is where is added. */
    label: string;
    /** Text below the picture. */
    caption?: string;
    /** Name of a predefined layout. Without it and `map`, the server's automatic choice for the people. */
    layout?: "one" | "two" | "four" | "six" | "nine" | "present-lower-3" | "present-upper-6" | "present-two-upper-6" | "present-upper-right-9" | "present-vertical-9";
    /** Spots of a layout of your own, in the format of the API. */
    map?: (unknown)[];
    /** Who is in the meeting: names, or objects with `name` and more. The first has the first spot. */
    people?: (string | { id?: string; name: string; view?: "person" | "phone" | "drone" | "door" | "slides" | "screen" | "screen-with-camera" | "clip" | "plan" | "timer"; room?: "own" | "blurred" | "coast" | "rings"; camera?: boolean; })[];
    /** Ids of people, an entry for each spot, as in a request; `""` leaves a spot to the server. By default, `[]`. */
    users?: (string)[];
    /** How spots without a user are filled, as in a request. By default, `"auto"`. */
    fill?: "auto" | "custom";
    /** The room's `background_color`. By default, `"#121212"`. */
    color?: string;
    /** Layer behind the spots: a list of shapes. */
    background?: ({ rect: [number, number, number, number]; fill: string; opacity?: number; radius?: number; } | { circle: [number, number, number]; fill: string; opacity?: number; } | { text: string; at: [number, number]; size: number; fill: string; bold?: boolean; anchor?: "start" | "middle" | "end"; })[];
    /** Layer above the spots: a list of shapes. */
    overlay?: ({ rect: [number, number, number, number]; fill: string; opacity?: number; radius?: number; } | { circle: [number, number, number]; fill: string; opacity?: number; } | { text: string; at: [number, number]; size: number; fill: string; bold?: boolean; anchor?: "start" | "middle" | "end"; })[];
    /** False hides the names in the spots. By default, `true`. */
    names?: boolean;
    /** The audio insert: who speaks without having a spot, and where it is, in pixels. */
    insert?: { name: string; x: number; y: number; };
    /** Labels of the spots: their numbers, or their edges in pixels. By default, `"none"`. */
    marks?: "none" | "numbers" | "pixels";
    /** True for the 4:3 canvas of a room without `widescreen`. By default, `false`. */
    standard?: boolean;
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** What the JavaScript SDK declares in a group of its types. */
SdkTypes: (props: {
    /** Group of types in `api/types/js.d.ts`. */
    group: string;
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** A drawing of an interface in the colors of the page. */
UiSketch: (props: {
    /** The interface. */
    of: "web-client" | "preview" | "own-interface" | "supervisor" | "iframe" | "phones" | "chat" | "share-dialog" | "waiting" | "tv";
    /** What the picture shows, for readers who cannot see it. */
    label: string;
    /** Text below the picture. */
    caption?: string;
    /** Address in the browser's window. By default, `""`. */
    address?: string;
    /** Names of who is in the meeting. The first one is the reader. By default, `[]`. */
    people?: (string)[];
    /** A message of the page in `own-interface`. */
    notice?: string;
    /** Messages in `chat`, at most three: `"Mara: Hello"`. */
    messages?: (string)[];
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
/** A picture with a caption. */
Figure: (props: {
    /** Path of the picture: a file of `static`, or one relative to the page. */
    src: string;
    /** What the picture shows, for readers who cannot see it. */
    alt: string;
    /** Text below the picture. */
    caption?: string;
    /** What is between its tags. */
    children?: unknown;
}) => import('react').JSX.Element;
}

// Tokens, which the build replaces.
declare const product: string;
declare const Product: string;
declare const domain: string;
declare const codeHost: string;
declare const org: string;
declare const scope: string;
declare const mavenGroup: string;
declare const site: string;
