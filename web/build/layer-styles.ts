import type { Plugin } from 'vite'

/**
 * Puts the components' styles of web/ui into the cascade layer `ui`, so that a screen's own class always
 * outweighs them, in whatever order the chunks arrive. base.css names the order of the layers.
 */
export function layerStyles(): Plugin {
  return {
    name: 'sala:layer-styles',
    enforce: 'pre',
    transform(code, id) {
      return /\/web\/ui\/.*\.module\.css$/.test(id.split('?')[0]!) ? `@layer ui {\n${code}\n}` : null
    },
  }
}
