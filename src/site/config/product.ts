import { loadedBrand } from './brand';
import type { Brand } from './brand-schema';
import { productName, productSlug } from './product-name';
import type { TokenValues } from '../expand-tokens';

/**
 * The product's identity, from which names, hosts, package scopes and external URLs are derived. Without a domain of
 * its own, the hosts end in the reserved `.example`, so that no reader is sent to somebody else's server or package.
 */
export interface Product {
  /** Lower-case name for URLs, packages and storage keys: letters, digits and dashes. */
  readonly slug: string;
  /** Name shown to readers. */
  readonly name: string;
  /** Registrable domain; the API, the dashboard and the help center are subdomains of it. */
  readonly domain: string;
  /** Host of the source code repositories. */
  readonly codeHost: string;
  /** Organization on the code host. */
  readonly org: string;
  /** npm scope, without the at sign. */
  readonly scope: string;
  /** Maven group of the Android packages. */
  readonly mavenGroup: string;
  readonly links: {
    readonly dashboard: string;
    readonly helpCenter: string;
    readonly issueTracker: string;
    readonly supportForm: string;
    readonly partnerSignUp: string;
    readonly streamDeck: string;
    readonly streamingClient: string;
    readonly editBase: string;
    readonly social: readonly { readonly label: string; readonly href: string }[];
  };
}

const SLUG = /^[a-z][a-z0-9-]*$/;

/** What is known of a product besides its slug and name. */
export type ProductFacts = Partial<Pick<Brand, 'domain' | 'codeHost' | 'org' | 'scope' | 'mavenGroup' | 'links'>>;

/**
 * Derives the product from its slug and name, as far as the facts do not say otherwise.
 *
 * @throws Error if the slug does not begin with a letter or contains anything but lower-case letters, digits and
 * dashes, or if the name is empty or contains a brace, an angle bracket or a double quote
 */
export function createProduct(slug: string, name: string, facts: ProductFacts = {}): Product {
  if (!SLUG.test(slug)) {
    throw new Error(
      `PRODUCT_SLUG is "${slug}": expected lower-case letters, digits and dashes, beginning with a letter.`,
    );
  }
  if (name.trim() === '' || /[{}<>"]/.test(name)) {
    throw new Error(`PRODUCT_NAME is "${name}": expected a name, without { } < > and double quotes.`);
  }
  const domain = facts.domain ?? `${slug}.example`;
  const codeHost = facts.codeHost ?? `code.${domain}`;
  const org = facts.org ?? domain.replaceAll('.', '-');
  return {
    slug,
    name,
    domain,
    codeHost,
    org,
    scope: facts.scope ?? org,
    mavenGroup: facts.mavenGroup ?? domain.split('.').reverse().join('.').replaceAll('-', '_'),
    links: {
      dashboard: `https://dashboard.${domain}`,
      helpCenter: `https://help.${domain}`,
      issueTracker: `https://${codeHost}/${org}/api-issues`,
      supportForm: `https://help.${domain}/ticket`,
      partnerSignUp: `https://partners.${domain}/sign-up`,
      streamDeck: `https://streamdeck.${domain}`,
      streamingClient: `https://${codeHost}/${org}/streaming-client`,
      editBase: `https://${codeHost}/${org}/developer-portal/edit/main/content/`,
      social: [
        { label: 'Code', href: `https://${codeHost}/${org}` },
        { label: 'Mastodon', href: `https://social.${domain}/@developers` },
        { label: 'Videos', href: `https://videos.${domain}/developers` },
      ],
      ...facts.links,
    },
  };
}

/** The names of a product that content can use in braces. */
export function productTokens(product: Product): TokenValues {
  const { slug, name, domain, codeHost, org, scope, mavenGroup } = product;
  return { product: slug, Product: name, domain, codeHost, org, scope, mavenGroup };
}

/**
 * The product of this build: that of `content/data/brand.yaml`, or another one that `PRODUCT_SLUG` names. The bundler
 * inserts it as JSON. The annotation lets it leave the product out where nothing uses it.
 */
export const product: Product = /* @__PURE__ */ readProduct();

function readProduct(): Product {
  if (process.env.PRODUCT_JSON) return JSON.parse(process.env.PRODUCT_JSON) as Product;
  const { brand } = loadedBrand();
  return createProduct(productSlug, productName, productSlug === brand.slug ? brand : {});
}
