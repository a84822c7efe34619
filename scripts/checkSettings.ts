/**
 * Stops before a build at settings that are wrong: a process of its own, as an old Node could not even load what
 * builds, and as the command `tsx` would kill a build that does not answer a signal within an instant.
 */
import { buildSettings, stopAtWrongSettings } from '../src/build/settings'

await stopAtWrongSettings(buildSettings)
