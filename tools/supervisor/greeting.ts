import type { Config } from '../../platform/config.ts'

/**
 * What a newcomer needs once everything serves: the addresses, and in demo mode who may sign in (wire.md §10,
 * demo data).
 */
export function greeting(config: Config): string {
  const host =
    config.host === '127.0.0.1' || config.host === '0.0.0.0' || config.host === '::'
      ? 'localhost'
      : config.host
  const origin = `http://${host}:${config.port}`
  const lines = [
    '',
    `Sala serves on ${origin}  (${config.mode} mode)`,
    '',
    `  players    ${origin}/`,
    `  operators  ${config.operatorOrigin ?? origin}/operator`,
    `  calls      ${origin}/api/docs`,
  ]
  if (config.mode === 'demo') {
    lines.push(
      '',
      '  Everything is play credit, and nothing leaves this machine. Sign in as',
      '    member01 … member20    password Sala-demo-2026    payment password 271828',
      '    agent1 … agent4        the same',
      '    owner, finance, support, viewer (operators)    password Sala-demo-2026',
      `  Codes sent by SMS and mail: ${origin}/api/dev/outbox?to=<number or address>`,
    )
  }
  lines.push('', '  Ctrl-C stops it; the data stays.', '')
  return lines.join('\n')
}
