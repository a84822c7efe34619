import { expect, test } from 'vitest'
import { fakeDatabase } from '../tests/fakeDatabase'
import { d1Table } from './d1/d1Table'
import { deleteExpired } from './retention'

test("'never' deletes nothing", async () => {
  // A database that must not be used.
  const table = d1Table(fakeDatabase().database)
  await expect(deleteExpired(table, 'never')).resolves.toBeUndefined()
  await expect(deleteExpired(table, 30)).rejects.toThrow('was used')
})
