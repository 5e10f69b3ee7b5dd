/**
 * Builds the browser bundles into dist/, one folder a target; the gateway reads their manifests.
 * `--watch` builds again whenever a source changes; target names build those alone.
 */
import { build } from 'vite'
import { compressFolder } from './build/compress.ts'
import { buildTargets, configFor, hasTarget } from '../web/vite.config.ts'
import { clearStamp, sourcesMark, writeStamp } from './setup/bundles.mjs'

const isWatching = process.argv.includes('--watch')
const named = buildTargets.filter((target) => process.argv.includes(target))
const targets = (named.length > 0 ? named : [...buildTargets]).filter(hasTarget)

process.env.NODE_ENV ??= 'production'
// Taken before the build: a source that changes meanwhile makes the next start build again.
const mark = sourcesMark()
clearStamp()
for (const target of targets) {
  const began = performance.now()
  const config = configFor(target)
  try {
    await build({
      ...config,
      build: {
        ...config.build,
        watch: isWatching ? {} : null,
        rollupOptions: { ...config.build?.rollupOptions, checks: { pluginTimings: false } },
      },
    })
  } catch (error) {
    process.stderr.write(`${target}: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  if (!isWatching && target !== 'server') await compressFolder(`dist/${target}`)
  console.log(
    `  ${target} ${isWatching ? 'is watched' : `built in ${((performance.now() - began) / 1000).toFixed(1)} s`}`,
  )
}
if (!isWatching && named.length === 0) writeStamp(mark)
