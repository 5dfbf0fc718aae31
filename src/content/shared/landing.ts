import type { Place } from '../../playgrounds/shared/layouts/layout-steps';

/** Somebody in the meeting of the landing page. */
export interface LandingPerson {
  readonly name: string;
  /** What the server shows in a spot that is too narrow for the name. */
  readonly initials: string;
  /** Their camera's picture, as SVG. */
  readonly picture: string;
  /** Where they are in each layout. */
  readonly places: readonly Place[];
}

/** A layout that readers can choose, with the call that sets it. */
export interface LandingLayout {
  readonly name: string;
  /** Says what the picture shows. */
  readonly caption: string;
  /** Code blocks, as HTML. */
  readonly request: string;
  readonly answer: string;
}

/** The meeting at the top of the landing page. The layout that is shown first comes first. */
export interface LandingMeeting {
  /** Comes before the name of a layout. */
  readonly label: string;
  readonly request: string;
  /** Inline HTML. */
  readonly answer: string;
  /** Largest width of a spot that shows initials, in hundredths of the canvas. */
  readonly narrow: number;
  readonly people: readonly LandingPerson[];
  readonly layouts: readonly LandingLayout[];
}

/** A card with a picture, as SVG. */
export interface LandingCard {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly picture: string;
}

interface CardSection {
  readonly heading: string;
  readonly cards: readonly LandingCard[];
}

/** Texts and pictures of the landing page. `html` is inline HTML. */
export interface LandingCopy {
  readonly actions: readonly { readonly label: string; readonly to: string }[];
  readonly meeting: LandingMeeting;
  readonly call: { readonly heading: string; readonly html: string };
  readonly areas: CardSection;
  readonly playgrounds: CardSection;
  readonly news: { readonly heading: string; readonly posts: string; readonly releases: string };
  readonly terms: {
    readonly heading: string;
    readonly lines: readonly { readonly term: string; readonly html: string }[];
  };
}
