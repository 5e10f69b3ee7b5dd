/** The headers, the path and the query of a call in the OpenAPI document. */
import type { Call } from '../../kernel/call.ts'

type Json = Record<string, unknown>

export function headerParameters(call: Call): Json[] {
  const headers = [
    { name: 'Merchant', required: false, description: 'merchant code; absent: by host' },
    { name: 'Module', required: false, description: `module id, ${call.module} for this call` },
    { name: 'Accept-Language', required: false, description: 'th or en' },
    { name: 'X-Request-Id', required: false, description: 'a UUID; made when absent' },
    ...(call.isIdempotent
      ? [{ name: 'Idempotency-Key', required: true, description: '1..64 printable ASCII' }]
      : []),
  ]
  return headers.map((header) => ({
    ...header,
    in: 'header',
    schema:
      header.name === 'Idempotency-Key'
        ? { type: 'string', minLength: 1, maxLength: 64 }
        : { type: 'string' },
  }))
}

export function parametersOf(place: 'path' | 'query', schema: Json | undefined): Json[] {
  const properties = (schema?.properties ?? {}) as Record<string, Json>
  const required = new Set((schema?.required ?? []) as string[])
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    description: property.description,
    schema: property,
  }))
}
