import { expect, test } from 'vitest'
import { fakeDatabase } from '../tests/fakeDatabase'
import { deleteExpired } from './retention'

test("'never' deletes nothing", async () => {
  // A database that must not be used.
  await expect(deleteExpired(fakeDatabase().database, 'never')).resolves.toBeUndefined()
  await expect(deleteExpired(fakeDatabase().database, 30)).rejects.toThrow('was used')
})
