/** The data of the page shown; none while it is loading or an error is shown. */
import { useRouteLoaderData } from 'react-router-dom'
import { type PageData, pageRouteId } from '../page'

export const usePage = () => useRouteLoaderData(pageRouteId) as PageData | null | undefined
