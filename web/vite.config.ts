/**
 * The browser bundles. One target a run, chosen by BUILD_TARGET or by `configFor(target)`:
 *
 *   player    web/player/main.tsx          → dist/player    files at /assets/player/
 *   operator  web/operator/main.tsx        → dist/operator  files at /assets/operator/
 *   stage     web/stage/main.ts            → dist/stage     files at /assets/stage/
 *   server    web/player/entry-server.tsx  → dist/server  loaded by the gateway (dist/server/entry-server.js)
 *
 * The manifests of the first three are dist/<target>/.vite/manifest.json.
 *
 * There is no index.html: the gateway writes every page itself, with a nonce, from the manifests. The
 * player's build also draws the banners and scenes of design/art and the games' posters as WebP; their
 * folder's name carries the hash of the drawings, and every build knows it as __ART_FOLDER__.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import { compileTexts } from './build/compile-texts.ts'
import { artFolderName, drawArt, drawingsOf } from './build/draw-art.ts'
import { firstLoad, reactAlone } from './build/first-load.ts'
import { layerStyles } from './build/layer-styles.ts'
import { modulePreload, partLoader } from './build/part-loader.ts'
import { textAreas, textScopes } from './build/text-areas.ts'
import { trimCalls } from './build/trim-calls.ts'

export const buildTargets = ['player', 'operator', 'stage', 'server'] as const
export type BuildTarget = (typeof buildTargets)[number]

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const drawings = drawingsOf(root)

const entries: Record<BuildTarget, { input: string; base: string }> = {
  player: { input: 'web/player/main.tsx', base: '/assets/player/' },
  operator: { input: 'web/operator/main.tsx', base: '/assets/operator/' },
  stage: { input: 'web/stage/main.ts', base: '/assets/stage/' },
  // The addresses that the server writes into the page are those of the player's build.
  server: { input: 'web/player/entry-server.tsx', base: '/assets/player/' },
}

/** The whole Vite configuration of one target; `vite build` and the build tool both take it. */
export function configFor(target: BuildTarget): InlineConfig {
  const { input, base } = entries[target]
  const isServer = target === 'server'
  const texts = textScopes(root)[target]
  const first = firstLoad(join(root, 'web/player/start.tsx'))
  return {
    root,
    base,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [
      compileTexts(),
      layerStyles(),
      react(),
      ...(isServer ? [] : [partLoader(root, base), trimCalls()]),
      ...(texts ? [textAreas(texts)] : []),
      ...(target === 'player' ? [drawArt(drawings), first.plugin] : []),
    ],
    define: { __ART_FOLDER__: JSON.stringify(`/assets/player/${artFolderName(drawings)}/`) },
    resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
    // Everything is bundled for the server too, so that it needs no resolution at run time.
    ssr: isServer ? { noExternal: true } : undefined,
    build: {
      outDir: join(root, 'dist', target),
      emptyOutDir: true,
      manifest: !isServer,
      ssr: isServer ? join(root, input) : false,
      ssrEmitAssets: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload,
      reportCompressedSize: false,
      rollupOptions: {
        input: join(root, input),
        // Browsers read of the contract its paths and words; what builds its schemas does nothing on its own.
        treeshake: { moduleSideEffects: [{ test: /node_modules\/typebox\//, sideEffects: false }] },
        ...(target === 'player' ? { output: { codeSplitting: { groups: first.groups } } } : {}),
        // Only the rooms load it, and it outlives their next release in a browser's cache.
        ...(target === 'stage' ? { output: { codeSplitting: { groups: [reactAlone] } } } : {}),
      },
    },
  }
}

/** Whether the entry of a target is in the tree. */
export function hasTarget(target: BuildTarget): boolean {
  return existsSync(join(root, entries[target].input))
}

export default configFor((process.env['BUILD_TARGET'] as BuildTarget | undefined) ?? 'player')
