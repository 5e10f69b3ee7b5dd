/** The body of a request: strict JSON, a sealed body, a form or an upload; anything else is 415. */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Call } from '../../kernel/call.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Upload } from '../../platform/calls.ts'
import { JsonError, parseStrictJson } from '../../platform/json.ts'
import type { GatewayParts } from './parts.ts'

export const BODY_LIMIT = 1024 * 1024
const IMAGE_LIMIT = 5 * 1024 * 1024
const IMAGES = 3

export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  const asText = (
    _request: FastifyRequest,
    body: string | Buffer,
    done: (error: Error | null, body?: unknown) => void,
  ) => done(null, body)
  app.addContentTypeParser('application/json', { parseAs: 'string' }, asText)
  app.addContentTypeParser('application/jose', { parseAs: 'string' }, asText)
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, asText)
  await app.register(multipart, {
    limits: { fileSize: IMAGE_LIMIT, files: IMAGES, fields: 20, fieldSize: 64 * 1024, parts: 24 },
  })
}

export async function bodyOf(
  parts: GatewayParts,
  call: Call,
  request: FastifyRequest,
): Promise<{ body: unknown; uploads: Upload[] }> {
  if (call.takes === 'upload' || (call.takes === 'jsonOrUpload' && request.isMultipart()))
    return readUpload(request, call.uploadBytes)
  const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  const text = typeof request.body === 'string' ? request.body : ''
  if (call.method === 'GET' || (text === '' && !call.isSealed)) return { body: undefined, uploads: [] }
  const expected = call.isSealed
    ? 'application/jose'
    : call.takes === 'form'
      ? 'application/x-www-form-urlencoded'
      : 'application/json'
  if (type !== expected) throw new Refusal('REQUEST_CONTENT_TYPE')
  if (call.takes === 'form') return { body: parseForm(text), uploads: [] }
  return { body: parse(call.isSealed ? await parts.sealing.open(text) : text), uploads: [] }
}

function parse(text: string): unknown {
  try {
    return parseStrictJson(text)
  } catch (error) {
    if (error instanceof JsonError) throw new Refusal('REQUEST_MALFORMED')
    throw error
  }
}

function parseForm(text: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (Object.hasOwn(fields, name) || name === '__proto__') throw new Refusal('REQUEST_MALFORMED')
    fields[name] = value
  }
  return fields
}

async function readUpload(
  request: FastifyRequest,
  fileSize = IMAGE_LIMIT,
): Promise<{ body: Record<string, unknown>; uploads: Upload[] }> {
  if (!request.isMultipart()) throw new Refusal('REQUEST_CONTENT_TYPE')
  if (!hasBoundary(request.headers['content-type'] ?? '')) throw new Refusal('REQUEST_MALFORMED')
  const body: Record<string, unknown> = {}
  const uploads: Upload[] = []
  try {
    for await (const part of request.parts({ limits: { fileSize } })) {
      if (part.type === 'file')
        uploads.push({ field: part.fieldname, fileName: part.filename, bytes: await part.toBuffer() })
      else if (part.valueTruncated || part.fieldnameTruncated) throw new Refusal('REQUEST_TOO_LARGE')
      else if (part.fieldname !== '__proto__') body[part.fieldname] = part.value
    }
  } catch (error) {
    throw uploadRefusal(error, uploads)
  }
  return { body, uploads }
}

/** RFC 2046 §5.1.1: a boundary has 1 to 70 characters and does not end with a space. */
function hasBoundary(contentType: string): boolean {
  const found = /;\s*boundary\s*=\s*(?:"([^"]*)"|([^";\s]*))\s*(?:;|$)/i.exec(contentType)
  return /^[0-9A-Za-z'()+_,./:=? -]{0,69}[0-9A-Za-z'()+_,./:=?-]$/.test(found?.[1] ?? found?.[2] ?? '')
}

/**
 * Any error while parts are read is the sender's: a limit has its own name, and every other error of the
 * parser (mostly plain errors) means that the body is not a complete form.
 */
function uploadRefusal(error: unknown, uploads: readonly Upload[]): unknown {
  if (error instanceof Refusal) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  // One too many is not a question of size: the answer names the field, so that the sender knows what to
  // leave out.
  if (code === 'FST_FILES_LIMIT')
    return new Refusal('REQUEST_INVALID', {
      value: { fields: [{ field: uploads.at(-1)?.field ?? '', rule: 'maxFiles', params: [String(IMAGES)] }] },
    })
  return new Refusal(statusCode === 413 ? 'REQUEST_TOO_LARGE' : 'REQUEST_MALFORMED')
}
