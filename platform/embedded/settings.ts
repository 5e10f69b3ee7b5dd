/**
 * PostgreSQL's settings, given on its command line so that they are the same for old and new data folders.
 */

/** Nothing of the caller's own environment (PGDATA, locale) reaches PostgreSQL. */
export const environment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

const common: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  huge_pages: 'off',
  jit: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
  logging_collector: 'off',
  log_line_prefix: '%m [%p] ',
}

/** Durable: what is acknowledged survives a power cut. */
const durable: Record<string, string> = {
  shared_buffers: '256MB',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // Packing a page costs more processor than writing it costs time (docs/decisions/0177).
  wal_compression: 'off',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
}

/** For tests only: fast, but data are lost if the machine fails. */
const unsafe: Record<string, string> = {
  shared_buffers: '128MB',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  checkpoint_timeout: '1h',
  max_wal_size: '512MB',
  min_wal_size: '256MB',
}

export function serverArguments(pgdata: string, port: number, isUnsafe: boolean): string[] {
  const settings = { ...common, ...(isUnsafe ? unsafe : durable), port: String(port) }
  return ['-D', pgdata, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** The password is 32 random bytes, so slow hashing would only slow down every new connection. */
export function initArguments(pgdata: string, passwordFile: string, isUnsafe: boolean): string[] {
  const login = [
    '-U',
    'sala_owner',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '-c',
    'scram_iterations=1',
  ]
  const language = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  return ['-D', pgdata, ...login, ...language, '--no-instructions', ...(isUnsafe ? ['--no-sync'] : [])]
}
