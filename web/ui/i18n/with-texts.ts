/** Put into the bundles by web/build/text-areas.ts, around each `import()` of a part of a page. */
import { loadTexts } from './texts.ts'

/** A part of a page with the texts that its code uses; both come at the same time. */
export async function withTexts<Part>(load: () => Promise<Part>, areas: readonly string[]): Promise<Part> {
  const [part] = await Promise.all([load(), loadTexts(...areas)])
  return part
}
