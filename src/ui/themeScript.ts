/** The one inline script: it sets the theme that the visitor chose before the page is first painted. */
export const themeScript =
  'try{if(localStorage.theme)document.documentElement.dataset.theme=localStorage.theme}catch(e){}'
