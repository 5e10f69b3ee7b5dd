/**
 * Secrets that must be read again (authenticator seeds, vendor secrets) are stored encrypted: AES-256-GCM,
 * bound to their purpose.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * `purpose` says what it is and whose (`totp:<id>`), so that a sealed secret moved to another row does not
 * open.
 */
export function sealSecret(key: Buffer, purpose: string, plain: string): Buffer {
  return sealBytes(key, purpose, Buffer.from(plain, 'utf8'))
}

/** Throws if the key, the purpose or a byte differs. */
export function openSecret(key: Buffer, purpose: string, sealed: Buffer): string {
  return openBytes(key, purpose, sealed).toString('utf8')
}

/** The same for a file's bytes. */
export function sealBytes(key: Buffer, purpose: string, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose))
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** Throws if the key, the purpose or a byte differs. */
export function openBytes(key: Buffer, purpose: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
}
