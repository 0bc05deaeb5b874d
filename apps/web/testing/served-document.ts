/** A document whose chats the server reads, since there is no worker. To be there before the app's modules are read. */
document.head.innerHTML = '<meta name="convostat-engine" content="server">'
document.documentElement.lang = 'en'
