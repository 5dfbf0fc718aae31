import { loadedBrand } from './brand';
import { DEFAULT_PALETTES, type Palettes } from './palette';

/** The colors of this build. The bundler inserts them as JSON. */
export const palettes: Palettes = /* @__PURE__ */ readPalettes();

function readPalettes(): Palettes {
  if (process.env.PALETTES_JSON) return JSON.parse(process.env.PALETTES_JSON) as Palettes;
  return loadedBrand().palettes ?? DEFAULT_PALETTES;
}
