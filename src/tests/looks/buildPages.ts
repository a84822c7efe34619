/** Builds what is photographed, before the first picture. */
import { buildFixtureSite } from '../fixture/buildFixtureSite'

export default () => void buildFixtureSite()
