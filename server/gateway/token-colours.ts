/** The colours of the design's tokens, for what is drawn on the server. */
import { fileURLToPath } from 'node:url'

export const design = fileURLToPath(new URL('../../design/', import.meta.url))

/** A token's value in a theme. The dark theme's comes first; the light one names only the differences. */
export function colourOf(tokens: string, name: string, theme: 'dark' | 'light' = 'dark'): string {
  const light = tokens.indexOf('[data-theme="light"]')
  const value = (text: string) => new RegExp(`${name}:\\s*(#[0-9a-fA-F]{6})`).exec(text)?.[1]
  return (theme === 'light' ? value(tokens.slice(light)) : undefined) ?? value(tokens.slice(0, light))!
}
