/** All styles of a page, in their order. */
import './base.css'
import './figures.css'
import './steps.css'
import './tables.css'
import './states.css'
import 'virtual:uno.css'
