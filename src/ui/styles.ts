/** All styles, in their order. */
import './base.css'
import './figures.css'
import './steps.css'
import './tables.css'
import './worksheet.css'
import './article.css'
import 'virtual:uno.css'
import './print.css'
