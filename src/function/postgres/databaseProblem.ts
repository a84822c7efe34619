/** Explains to an operator in a sentence why PostgreSQL cannot be used. */
import { codeOf } from '../log'

const untrusted =
  'The certificate of the database is of an unknown authority: name the file of its certificate, as sslrootcert=ca.pem in DATABASE_URL'

const brokenOff =
  'The server of DATABASE_URL broke the connection off: it may have been restarted; what was under way is undone, so try again'

const sentences: Record<string, string> = {
  CONNECTION_CLOSED: brokenOff,
  EPIPE: brokenOff,
  '57P01': brokenOff,
  ECONNREFUSED: 'Nothing answers at the host and port of DATABASE_URL',
  ECONNRESET:
    'The server of DATABASE_URL broke the connection off; it may not allow what sslmode says',
  ENOENT: 'There is no socket of PostgreSQL where DATABASE_URL says',
  ENOTFOUND: 'The host of DATABASE_URL does not exist',
  EAI_AGAIN: 'The host of DATABASE_URL cannot be looked up now',
  CONNECT_TIMEOUT: 'The server of DATABASE_URL does not answer within 5 seconds',
  TimeoutError: 'The server of DATABASE_URL does not answer in time',
  '28P01': 'The user or the password of DATABASE_URL is wrong',
  '28000': 'The server does not let the user of DATABASE_URL in, or not with this sslmode',
  '3D000': 'The database that DATABASE_URL names does not exist on its server',
  '42501':
    'The user of DATABASE_URL lacks a right: let it be the owner of the tables, who may CREATE in the schema public',
  '42P01': 'The database lacks tables: npm run migrate',
  '42P07':
    'The database has tables of these names already that no migration made; give it one of its own',
  '25006': 'The database takes no writes: it is a standby, or its host has stopped them',
  '57P03': 'The server of DATABASE_URL is starting or stopping',
  '53300': 'The server has no connection left; lower DATABASE_POOL',
  '55P03': 'A table is in use for too long; try again',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'The certificate of the database is that of another host than DATABASE_URL names',
}

/** @returns a sentence and the code; the message of an error that has none of these */
export function databaseProblem(error: unknown) {
  const code = codeOf(error)
  const sentence = sentences[code]
  if (sentence) return `${sentence} (${code}).`
  return error instanceof Error ? error.message : String(error)
}
