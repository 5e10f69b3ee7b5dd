/** Structured logs, one JSON object per line; possible secrets never reach them. */
import { pino, type Logger } from 'pino'

const SECRETS = [
  'password',
  'newPassword',
  'oldPassword',
  'confirmPassword',
  'paymentPassword',
  'token',
  'launchToken',
  'gameToken',
  'sessionToken',
  'captcha',
  'verificationCode',
  'totp',
  'secret',
  'authorization',
  'cookie',
  'humanCheck',
  'accountNo',
  'idNumber',
]

export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `err.*.${name}`]),
      censor: '[hidden]',
    },
  })
}
